/** The languages of the site, English first, and which of them a group offers its visitors. */
export const languages = ['en', 'ms', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Which languages besides English the site offers its visitors. */
export type OfferedLanguages = Record<Exclude<Language, 'en'>, 'offered' | 'hidden'>;

/** The languages that visitors can choose, English first. */
export function languagesOffered(choice: OfferedLanguages): Language[] {
  return languages.filter((language) => language === 'en' || choice[language] === 'offered');
}
