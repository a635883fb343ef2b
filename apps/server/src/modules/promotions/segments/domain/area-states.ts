/** States of Brazil by area code of a phone (Anatel, plano de numeração). */
const codesOf: Readonly<Record<string, readonly number[]>> = {
  SP: [11, 12, 13, 14, 15, 16, 17, 18, 19],
  RJ: [21, 22, 24],
  ES: [27, 28],
  MG: [31, 32, 33, 34, 35, 37, 38],
  PR: [41, 42, 43, 44, 45, 46],
  SC: [47, 48, 49],
  RS: [51, 53, 54, 55],
  DF: [61],
  GO: [62, 64],
  TO: [63],
  MT: [65, 66],
  MS: [67],
  AC: [68],
  RO: [69],
  BA: [71, 73, 74, 75, 77],
  SE: [79],
  PE: [81, 87],
  AL: [82],
  PB: [83],
  RN: [84],
  CE: [85, 88],
  PI: [86, 89],
  PA: [91, 93, 94],
  AM: [92, 97],
  RR: [95],
  AP: [96],
  MA: [98, 99],
}

const stateOf = new Map(
  Object.entries(codesOf).flatMap(([state, codes]) => codes.map((code) => [String(code), state])),
)

/** The country and state that a mobile number in E.164 belongs to; only Brazil's are told apart. */
export const areaOf = (
  mobile: string | null,
): { readonly country: string | null; readonly state: string | null } => {
  if (!mobile?.startsWith('+55')) return { country: null, state: null }
  return { country: 'BR', state: stateOf.get(mobile.slice(3, 5)) ?? null }
}
