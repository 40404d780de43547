/** Loaded by the browser's entry where a town is stored. Loading it starts it, which keeps the entry small. */
import { carryTown } from './carry-town.ts';

carryTown();
