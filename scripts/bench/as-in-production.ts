// React chooses its production build by NODE_ENV when it is loaded: import this before everything else.
process.env['NODE_ENV'] = 'production';

/** An export makes this file a module, imported for its effect before React is. */
export const isProduction = true;
