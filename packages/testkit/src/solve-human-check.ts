import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'

/** Does the work of a human verification as a page does; returns what the form sends. */
export const solveHumanCheck = async (given: unknown): Promise<string> => {
  const challenge = given as Challenge // as created by the library
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
