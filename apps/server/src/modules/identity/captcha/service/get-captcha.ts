import { randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '@trevo/platform/clock.ts'
import { captchaAlphabet } from '../domain/captcha-glyphs.ts'
import { insertCaptcha } from '../repository/captchas.ts'
import type { IdentityDb } from '../../tables.ts'
import { drawCaptcha } from './draw-captcha.ts'

/** The lifetime of a picture. */
export const captchaLifeSec = 120
const captchaLength = 5

const newAnswer = () =>
  Array.from(
    { length: captchaLength },
    () => captchaAlphabet[randomInt(captchaAlphabet.length)],
  ).join('')

/** Creates a picture; the id goes into the cookie `captchaId`, the answer only into the database. */
export const createGetCaptcha =
  (db: IdentityDb, clock: Clock) => async (): Promise<{ id: string; png: string }> => {
    const answer = newAnswer()
    const id = randomUUID()
    const until = new Date(clock.now().getTime() + captchaLifeSec * 1000)
    const png = await drawCaptcha(answer)
    await insertCaptcha(db, { id, answer, until })
    return { id, png: png.toString('base64') }
  }
