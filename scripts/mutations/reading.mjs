// What readers may rely on: approvals, reviews, consents and figures: each guarded line with the test that guards it.

export const readingMutations = [
  {
    file: 'src/features/console/catalogue/changes/catalogue-changes.server.ts',
    line: "    ...(list.isAdvertising && status === 'published' ? approvalFaults(record, malaysianDay(app.clock.now())) : {}),",
    test: 'src/features/console/catalogue/approvals/advertising-approval.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/find-care/hospitals/advertised.server.ts',
    line: "  return sql`(${row}.approval_number <> '' and coalesce(${row}.approval_expires_on >= ${malaysianDay(app.clock.now())}::date, false))`;",
    instead: '  return sql`${row}.id > 0`;',
    test: 'src/features/console/catalogue/approvals/advertising-approval.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/publishing/entries/content.rules.ts',
    line: "  return isAdvertising === 'where sold' ? Number(fields['fee'] ?? 0) > 0 : isAdvertising === true;",
    instead: '  return isAdvertising === true;',
    test: 'src/features/publishing/editor/publication/publishing.db.test.ts',
  },
  {
    file: 'src/features/publishing/editor/publication/before-publication.rules.ts',
    line: "  if ((candidate.endingPackages ?? []).length > 0) found.push('package_ends');",
    test: 'src/features/publishing/editor/publication/publishing.db.test.ts',
  },
  {
    file: 'src/features/publishing/entries/lists/filled-rows.server.ts',
    line: '  return rows.some(hasPlaceholder) ? withFacts(rows, await groupFacts(app)) : rows;',
    instead: '  return rows;',
    test: 'src/features/publishing/editor/publication/publishing.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/appointments/teleconsult/video-consent.server.ts',
    line: "    await recordConsent(app, tx, { accountId, subject: 'video', version: last.version, event: 'withdrawn' });",
    test: 'src/features/patient/account-security/setting-pages.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/patient/profile/patient-home.server.ts',
    line: "    ...(consent.version !== null && consent.version !== consent.current ? [{ kind: 'notice' as const }] : []),",
    test: 'src/features/patient/account-security/setting-pages.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/publishing/editor/writing/edited-entry.server.ts',
    line: '    ...textsOfEntry(text).flatMap((part) => writingWarnings(part, input)),',
    test: 'src/features/publishing/editor/staff/content-admin.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/publishing/entries/text-checks/group-facts.rules.ts',
    line: '    ...hoursFaults(sentence, { facts, language, named: hospitalsIn(sentence, facts) }),',
    test: 'src/server/sample-texts/sample-texts.test.ts',
    project: 'unit',
  },
  {
    file: 'src/features/publishing/entries/text-checks/group-facts.rules.ts',
    line: '    ...roomFaults(sentence, facts, language),',
    test: 'src/server/sample-texts/sample-texts.test.ts',
    project: 'unit',
  },
];
