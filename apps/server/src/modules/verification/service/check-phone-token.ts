import { createHash } from 'node:crypto'
import { tables } from '@trevo/database/connect.ts'
import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { spendToken } from '../repository/codes.ts'
import type { VerificationTables } from '../repository/tables.ts'
import type { Proof } from './check-code.ts'

export type TokenCheck = {
  readonly projectId: string
  /** The number it must confirm. */
  readonly to: string
  readonly idToken: string
}

type Dependencies = { readonly clock: Clock; readonly keys: JWTVerifyGetKey }

/** Tokens live for an hour; an older verification than this is required again. */
const signInMaxAgeSec = 10 * 60

const Claims = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  auth_time: z.number(),
  phone_number: z.string(),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
})

/**
 * Checks an id token of Firebase phone sign-in as its documentation requires (signature RS256 by
 * Google's keys, audience, issuer, times), that it is fresh, was got by SMS, and names this number.
 * Refuses `phone_auth.token_invalid`, without details.
 */
export const createCheckPhoneToken = ({ clock, keys }: Dependencies) => {
  const read = async ({ projectId, idToken }: TokenCheck) => {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: clock.now(),
      requiredClaims: ['iat', 'exp', 'sub'],
    })
    return Claims.parse(payload)
  }

  return async (check: TokenCheck): Promise<Proof> => {
    const claims = await read(check).catch(() => undefined)
    const nowSec = clock.now().getTime() / 1000
    const isFresh =
      claims !== undefined &&
      claims.auth_time <= nowSec &&
      nowSec - claims.auth_time <= signInMaxAgeSec
    if (!isFresh || claims.phone_number !== check.to) {
      throw new Refusal('phone_auth.token_invalid')
    }
    const hash = createHash('sha256').update(check.idToken).digest()
    return {
      spend: async (tx) => {
        const until = new Date(claims.exp * 1000)
        const isFirst = await spendToken(tables<VerificationTables>(tx), hash, until)
        if (!isFirst) throw new Refusal('phone_auth.token_invalid')
      },
    }
  }
}
