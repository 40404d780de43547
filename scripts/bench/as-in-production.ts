// React chooses its fast half by NODE_ENV when it is loaded: to be imported before everything else.
process.env['NODE_ENV'] = 'production';

export {};
