/** The e-invoice as UBL 2.1 JSON, as the tax authority requires. It is built and stored here; a submitter sends it. */
import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { LineRow, OrderRow } from '#src/features/shop/orders/orders.server.ts';
import type { EInvoiceBuyer } from '#src/features/shop/orders/orders.schema.ts';

export interface EInvoiceFacts {
  /** 01 invoice, 04 refund note. */
  typeCode: '01' | '04';
  number: string;
  issuedAt: Date;
  order: OrderRow;
  lines: readonly LineRow[];
  /** Amount of this document: for a refund note, the refund. */
  amountSen: number;
  buyer: EInvoiceBuyer;
  brand: Brand;
  taxRegistrationNumber: string;
  /** Number of the invoice that a refund note corrects. */
  corrects?: string;
}

type Value = { _: string | number | boolean; [attribute: string]: string | number | boolean };
const value = (text: string | number | boolean, attributes: Record<string, string> = {}): Value[] => [
  { _: text, ...attributes },
];
const money = (sen: number) => value(Number(gatewayAmount(sen)), { currencyID: 'MYR' });
/** The authority's class of goods for healthcare: 'Others'. */
const classification = '022';

/** Builds one UBL document. Amounts are in ringgit, as the format requires. */
export function eInvoiceDocument(facts: EInvoiceFacts) {
  const { order, typeCode } = facts;
  const isRefund = typeCode === '04';
  const taxSen = isRefund ? Math.round((facts.amountSen * order.serviceTaxSen) / order.totalSen) : order.serviceTaxSen;
  const netSen = facts.amountSen - taxSen;
  return {
    _D: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    _A: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    _B: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    Invoice: [
      {
        ID: value(facts.number),
        IssueDate: value(malaysianDay(facts.issuedAt)),
        IssueTime: value(`${facts.issuedAt.toISOString().slice(11, 19)}Z`),
        InvoiceTypeCode: value(typeCode, { listVersionID: '1.1' }),
        DocumentCurrencyCode: value('MYR'),
        ...(facts.corrects
          ? { BillingReference: [{ InvoiceDocumentReference: [{ ID: value(facts.corrects) }] }] }
          : {}),
        AccountingSupplierParty: [{ Party: [supplier(facts)] }],
        AccountingCustomerParty: [{ Party: [customer(facts.buyer, facts.order)] }],
        TaxTotal: [taxTotal(netSen, taxSen)],
        LegalMonetaryTotal: [
          {
            TaxExclusiveAmount: money(netSen),
            TaxInclusiveAmount: money(facts.amountSen),
            PayableAmount: money(facts.amountSen),
          },
        ],
        InvoiceLine: isRefund
          ? [line('1', { words: `Refund of order ${order.id}`, quantity: 1, unitSen: netSen, netSen, taxSen })]
          : facts.lines.map(soldLine),
      },
    ],
  };
}

function taxTotal(netSen: number, taxSen: number) {
  return {
    TaxAmount: money(taxSen),
    TaxSubtotal: [
      {
        TaxableAmount: money(taxSen > 0 ? netSen : 0),
        TaxAmount: money(taxSen),
        TaxCategory: [taxCategory(taxSen)],
      },
    ],
  };
}

function soldLine(sold: EInvoiceFacts['lines'][number], index: number) {
  return line(String(index + 1), {
    words: sold.title.en,
    quantity: sold.quantity,
    unitSen: sold.unitPriceSen,
    netSen: sold.totalSen - sold.discountSen,
    taxSen: sold.serviceTaxSen,
  });
}

function supplier({ brand, taxRegistrationNumber }: EInvoiceFacts) {
  return {
    PartyIdentification: [
      { ID: value(brand.registrationNumber, { schemeID: 'BRN' }) },
      { ID: value(taxRegistrationNumber, { schemeID: 'SST' }) },
    ],
    PostalAddress: [{ AddressLine: [{ Line: value(brand.address) }], Country: [{ IdentificationCode: value('MYS') }] }],
    PartyLegalEntity: [{ RegistrationName: value(brand.companyName || brand.groupName) }],
    Contact: [{ Telephone: value(brand.phone), ElectronicMail: value(brand.email) }],
  };
}

function customer(buyer: EInvoiceBuyer, order: OrderRow) {
  return {
    PartyIdentification: [
      { ID: value(buyer.tin, { schemeID: 'TIN' }) },
      { ID: value(buyer.idNumber, { schemeID: buyer.idKind }) },
    ],
    PostalAddress: [{ AddressLine: [{ Line: value(buyer.address) }], Country: [{ IdentificationCode: value('MYS') }] }],
    PartyLegalEntity: [{ RegistrationName: value(buyer.name) }],
    AdditionalAccountID: value(order.id),
  };
}

/** The tax category: 02 is service tax; without tax, E with its reason, as the format requires. */
function taxCategory(taxSen: number) {
  return {
    ID: value(taxSen > 0 ? '02' : 'E'),
    ...(taxSen > 0 ? {} : { TaxExemptionReason: value('Healthcare for citizens is outside service tax') }),
    TaxScheme: [{ ID: value('OTH') }],
  };
}

function line(
  id: string,
  {
    words,
    quantity,
    unitSen,
    netSen,
    taxSen,
  }: { words: string; quantity: number; unitSen: number; netSen: number; taxSen: number },
) {
  return {
    ID: value(id),
    InvoicedQuantity: value(quantity),
    LineExtensionAmount: money(netSen),
    TaxTotal: [
      {
        TaxAmount: money(taxSen),
        TaxSubtotal: [{ TaxableAmount: money(netSen), TaxAmount: money(taxSen), TaxCategory: [taxCategory(taxSen)] }],
      },
    ],
    Item: [
      {
        Description: value(words),
        CommodityClassification: [{ ItemClassificationCode: value(classification, { listID: 'CLASS' }) }],
      },
    ],
    Price: [{ PriceAmount: money(unitSen) }],
  };
}
