import type { CsvColumn } from '#src/features/console/frame/frame.server.ts';
import type { EnquiryRow } from './submission-list.server.ts';

/** The columns of submissions in a file: the number, those of the list, and the state of each. */
export function submissionColumns(own: readonly CsvColumn<EnquiryRow>[]): CsvColumn<EnquiryRow>[] {
  return [
    { label: 'reference', value: (row) => row.reference },
    ...own,
    { label: 'hospital', value: (row) => row.hospitalName },
    { label: 'sent', value: (row) => row.sentAt.toISOString() },
    { label: 'changed', value: (row) => row.changedAt.toISOString() },
    { label: 'due', value: (row) => row.dueAt?.toISOString() },
    { label: 'escalated', value: (row) => row.escalation },
    { label: 'handler', value: (row) => row.handlerName },
    { label: 'state', value: (row) => row.state },
  ];
}
