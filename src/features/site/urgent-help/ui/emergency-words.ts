/** Words of the three languages that occur only in texts about an emergency. */
export const emergencyWords =
  /(?<![\d.,])999(?![\d.,]\d|\d)|\bambulance|\bambulans|\bemergency department|\bjabatan kecemasan|救护车|急诊(?:部|室)/i;
