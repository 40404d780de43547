/** Sets of words that several patterns share. */
export const cannot =
  'cant|cannot|can not|couldnt|could not|unable|struggl*|difficult*|hard|trouble|problem*|barely|hardly|tak|tidak|x boleh|takleh|tak leh|xleh|xboleh|susah|sukar|payah|tersekat*';
export const not = 'not|no|isnt|doesnt|dont|wont|stopp*|stops|never|tak|tidak|xde|takde|tiada|berhenti|x';
export const pain = 'pain*|hurt*|ache*|aching|sore|sakit|skit|sakt|nyeri|pedih|perit|mencucuk*|bisa';
export const blood = 'blood*|bleed*|bled|bleding|darah|berdarah|pendarahan';
export const swelling = 'swell*|swollen|puffy|closing|bengkak|membengkak|sembab';
export const bite = 'bit|bite|bites|bitten|biting|patuk*|dipatuk|gigit*|digigit|pagut*|dipagut';
export const fall = 'fall|fell|fallen|falling|jatuh|terjatuh';
export const person = 'myself|my self|himself|herself|themselves|my life|his life|her life|diri|nyawa';
/** To hurt oneself on purpose; 'I fell and hurt myself' is not meant. */
export const hurtOneself = ['myself', 'my self', 'himself', 'herself', 'themselves']
  .flatMap((self) => [
    ...[
      'want to',
      'wants to',
      'wanted to',
      'wanna',
      'gonna',
      'going to',
      'urge to',
      'urges to',
      'might',
      'tried to',
    ].map((intent) => `${intent} hurt ${self}`),
    ...['like', 'of', 'about', 'keep', 'keeps', 'stop', 'started'].map((word) => `${word} hurting ${self}`),
  ])
  .join('|');
export const small =
  'baby|babys|babies|newborn|infant|bayi|baby saya|weeks old|week old|month old|months old|minggu|bulan umur';
