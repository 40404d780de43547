import { redirect } from 'react-router';
import { tabAddresses } from '../clinic-network.rules.ts';

/**
 * The section's own address and every unknown one below it redirect to the collaboration (specification, section 2),
 * in the reader's language.
 */
export function loader() {
  return redirect(tabAddresses.collaboration);
}
