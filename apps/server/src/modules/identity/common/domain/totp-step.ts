import { verifySync } from 'otplib'

/** Clocks of phones are off by less; a code of the previous or next step counts too. */
const toleranceSec = 30

/** The time step of the typed code; undefined if it is not a current code. */
export const findTotpStep = (secret: string, typed: string, at: Date): number | undefined => {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(at.getTime() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: toleranceSec })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
