import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { captchaAlphabet } from '../domain/captcha-glyphs.ts'
import { insertCaptcha, takeCaptcha } from '../repository/captchas.ts'
import type { IdentityDb } from '../repository/tables.ts'
import { drawCaptcha } from './draw-captcha.ts'

/** A picture may be answered for so long. */
export const captchaLifeSec = 120
const captchaLength = 5

const newAnswer = () =>
  Array.from(
    { length: captchaLength },
    () => captchaAlphabet[randomInt(captchaAlphabet.length)],
  ).join('')

/** Makes a picture; the id goes into the cookie `captchaId`, the answer nowhere but the database. */
export const createMakeCaptcha =
  (db: IdentityDb, clock: Clock) => async (): Promise<{ id: string; png: string }> => {
    const answer = newAnswer()
    const id = randomUUID()
    const until = new Date(clock.now().getTime() + captchaLifeSec * 1000)
    const png = await drawCaptcha(answer)
    await insertCaptcha(db, { id, answer, until })
    return { id, png: png.toString('base64') }
  }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Whether what was typed is what the picture shows; either way the picture is used up. */
export const createCheckCaptcha =
  (db: IdentityDb, clock: Clock) =>
  async (id: string | undefined, typed: string | undefined): Promise<boolean> => {
    if (id === undefined || typed === undefined || !uuid.test(id)) return false
    const captcha = await takeCaptcha(db, id)
    if (!captcha || captcha.until <= clock.now()) return false
    const ascii = typed
      .trim()
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '?')
    return isSame(ascii, captcha.answer)
  }
