// React chooses its fast half by NODE_ENV when it is loaded: to be imported before everything else.
process.env['NODE_ENV'] = 'production';

/** Named so that this file is a module, imported for its effect before React is. */
export const isProduction = true;
