import { verifySync } from 'otplib'

/** Clocks of phones are off by less; a code of the step before or after counts too. */
const toleranceSec = 30

/** The time step whose code was typed; undefined when it is not a code of these moments. */
export const findTotpStep = (secret: string, typed: string, at: Date): number | undefined => {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(at.getTime() / 1000)
  const result = verifySync({ secret, token, epoch, epochTolerance: toleranceSec })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
