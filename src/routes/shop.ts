import { type Address, catalogue, itemNotFound } from './address.ts';

/** Packages, the cart, orders and bookmarks. */
export const shopRoutes: readonly Address[] = [
  {
    path: '/health-package',
    file: 'features/shop/packages/pages/package-list.tsx',
    cacheTags: ['hospitals', 'packages'],
    allowedQueryParams: ['type', 'age', 'gender', 'location', 'sortBy', 'page'],
  },
  { path: '/health-package/compare', file: 'features/shop/packages/pages/package-compare.tsx' },
  { path: '/health-package/:slug', file: itemNotFound, cacheTags: catalogue },
  { path: '/cart', file: 'features/shop/cart/pages/cart.tsx', access: 'checkout' },
  { path: '/checkout', file: 'features/shop/checkout/pages/checkout.tsx', access: 'checkout', isFlow: true },
  { path: '/checkout/pay', file: 'features/shop/checkout/pages/checkout-pay.tsx', access: 'checkout', isFlow: true },
  {
    path: '/checkout/result',
    file: 'features/shop/checkout/pages/checkout-result.tsx',
    access: 'checkout',
    isFlow: true,
  },
  { path: '/checkout/document', file: 'features/shop/checkout/pages/checkout-document.ts', access: 'checkout' },
  { path: '/checkout/find', file: 'features/shop/checkout/pages/checkout-find.tsx', access: 'checkout' },
  { path: '/my-purchases', file: 'features/shop/my-purchases/pages/my-purchases.tsx', access: 'patient' },
  { path: '/my-purchases/:orderId', file: 'features/shop/my-purchases/pages/my-purchase.tsx', access: 'patient' },
  {
    path: '/my-purchases/:orderId/document',
    file: 'features/shop/my-purchases/pages/my-purchase-document.ts',
    access: 'patient',
  },
  // Called by public pages, which are the same for every visitor.
  { path: '/cart/add', file: 'features/shop/cart/pages/cart-add.tsx' },
  { path: '/cart/count', file: 'features/shop/cart/pages/cart-count.ts' },
  { path: '/bookmarks', file: 'features/patient/collections/pages/bookmarks.tsx' },
  { path: '/bookmarks/kept', file: 'features/patient/collections/pages/bookmark-ids.ts' },
];
