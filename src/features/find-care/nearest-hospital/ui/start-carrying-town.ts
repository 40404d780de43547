/** Loaded by the browser's entry where a town is kept: its being loaded is the start, which keeps the entry small. */
import { carryTown } from './carry-town.ts';

carryTown();
