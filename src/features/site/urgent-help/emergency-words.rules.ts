/** Words of the three languages that occur only in texts about an emergency. */
const emergencyWords =
  /(?<![\d.,])999(?![\d.,]\d|\d)|\bambulance|\bambulans|\bemergency department|\bjabatan kecemasan|救护车|急诊(?:部|室)/i;

/**
 * Whether one of these texts, which may be HTML, mentions an emergency: then the person who publishes it must answer
 * whether its page begins with the emergency number.
 */
export function speaksOfEmergency(texts: readonly string[]): boolean {
  return texts.some((text) => emergencyWords.test(text));
}
