import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '@trevo/platform/clock.ts'
import { takeCaptcha } from '../repository/captchas.ts'
import type { IdentityDb } from '../../tables.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Whether the typed text matches the picture, which is used up either way. */
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
