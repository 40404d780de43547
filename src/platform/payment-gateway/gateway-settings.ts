/** Merchant and addresses of the hosted gateway: going live changes hosts and keys, and nothing else. */
export interface GatewaySettings {
  merchantId: string;
  /** Signs our requests; at least 32 characters. */
  verifyKey: string;
  /** Signs the gateway's answers; at least 32 characters, and not the verify key. */
  secretKey: string;
  /** Set in the gateway's portal: the verification code covers the currency too. */
  isExtendedCode: boolean;
  /** Hosted page without merchant: 'https://pay.fiuu.com/RMS/pay'. */
  pageUrl: string;
  /** Requery and refund: 'https://api.fiuu.com/RMS'. */
  apiUrl: string;
  /** Receives the echo of returns and notifications. */
  acknowledgeUrl: string;
}

export const currency = 'MYR';
export const country = 'MY';

/** Obviously fake settings for the simulator and its adapter, used when no merchant is configured. */
export function sandboxSettings(origin: string): GatewaySettings {
  return {
    merchantId: 'SB_sandbox',
    verifyKey: 'simulated-verify-key-guards-nothing-0001',
    secretKey: 'simulated-secret-key-guards-nothing-0002',
    isExtendedCode: true,
    pageUrl: `${origin}/__sim/pay`,
    apiUrl: `${origin}/__sim/pay/RMS`,
    acknowledgeUrl: `${origin}/__sim/pay/RMS/API/chkstat/returnipn.php`,
  };
}
