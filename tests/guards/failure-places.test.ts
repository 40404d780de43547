import { expect, test } from 'vitest';
import { strangeFailures } from './failure-places.ts';
import { projectSources } from './source-rules.ts';

const errors = {
  path: 'src/features/shop/orders/orders.errors.ts',
  text: 'export const voucherUsed = () => refusal();\nexport const orderUnknown = () => refusal();\n',
};
const redeeming = {
  path: 'src/features/shop/package-desk/redeem-voucher.server.ts',
  text: "import { orderUnknown, voucherUsed } from '#src/features/shop/orders/orders.server.ts';",
};

test('a failure that one other feature alone raises is found', () => {
  const own = {
    path: 'src/features/shop/orders/record-order.server.ts',
    text: "import { orderUnknown } from './orders.errors.ts';",
  };
  expect(strangeFailures([errors, redeeming, own])).toEqual([
    'src/features/shop/orders/orders.errors.ts: voucherUsed -> shop/package-desk',
  ]);
});

test('a failure that two features raise stands in the one that both may use', () => {
  const refunds = {
    path: 'src/features/shop/refunds/refunds-admin.server.ts',
    text: "import {\n  orderUnknown,\n  voucherUsed,\n} from '#src/features/shop/orders/orders.server.ts';",
  };
  expect(strangeFailures([errors, redeeming, refunds])).toEqual([]);
});

test('each failure stands in the feature that raises it', () => {
  expect(strangeFailures(projectSources(process.cwd()))).toEqual([]);
});
