import { Hono } from 'hono';
import type { App } from '#src/platform/app.ts';
import { sendTo } from '#src/platform/http/send.ts';
import { sandboxSettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import { hostedGateway } from '#src/platform/payment-gateway/hosted-gateway.server.ts';
import type { PaymentGateway } from '#src/platform/payment-gateway/payment-gateway.ts';
import { paymentSimulator } from '#src/platform/payment-gateway/payment-simulator.server.ts';
import { startSimulatedDeliveries, type Simulation } from '#src/platform/payment-gateway/simulator-notices.server.ts';

/** The payment gateway, with its simulator where no merchant is configured. */
export interface GatewaySetup {
  gateway: PaymentGateway;
  /** Mounted below /__sim/pay. */
  simulator?: Hono;
  /** Starts the simulated notices in the background; undefined with a real gateway. */
  startDeliveries(): { stop(): Promise<void> } | undefined;
}

/**
 * Creates the real gateway over the network, or the simulated one in this process, which calls `site`.
 */
export function createPaymentGateway(
  ports: Omit<App, 'payments'>,
  site: (request: Request) => Promise<Response>,
): GatewaySetup {
  const { paymentMerchant, publicOrigin } = ports.config;
  if (paymentMerchant) return { gateway: hostedGateway(paymentMerchant, fetch), startDeliveries: () => undefined };
  const settings = sandboxSettings(publicOrigin);
  const simulation: Simulation = { app: ports, settings, deliver: sendTo(site) };
  const simulator = paymentSimulator(simulation);
  const edge = new Hono().route('/__sim/pay', simulator);
  return {
    gateway: hostedGateway(
      settings,
      sendTo((request) => edge.fetch(request)),
    ),
    simulator,
    startDeliveries: () => startSimulatedDeliveries(simulation),
  };
}
