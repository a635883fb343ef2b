import { minuteMs } from '@trevo/calendar/durations.ts'
import type { AgainProof } from '@trevo/contract/wps/kyc/prove-again.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { LRUCache } from 'lru-cache'
import type { KycNeeds } from '../needs.ts'
import { findActedAt, saveAct, saveProof } from '../repository/presence.ts'

type InSession = {
  readonly memberId: bigint
  readonly brandId: number
  readonly sessionId: string
}

/** An act is stored at most this often, so a session is asked again this much earlier at most. */
const storedEveryMs = minuteMs
const rememberedMax = 50_000

/** Portaria 722: after so long without an act a session proves again who it is before money moves. */
export const createProveAgain = ({ database, clock, settings, identity }: KycNeeds) => {
  const { db } = database
  const stored = new LRUCache<string, number>({ max: rememberedMax })
  return {
    /** Whether nobody has done anything in the session for as long as the brand's rule allows. */
    isIdle: async ({ brandId, sessionId }: InSession): Promise<boolean> => {
      const idleMs = settings.idleReauthMin(brandId) * minuteMs
      if (idleMs === 0) return false
      const actedAt = await findActedAt(db, sessionId)
      // A session that has done nothing yet has just proven itself.
      if (!actedAt) return false
      return clock.now().getTime() - actedAt.getTime() > idleMs
    },

    /** Somebody did something; reading and polling are not told here. */
    noteAct: async ({ brandId, sessionId }: InSession): Promise<void> => {
      const idleMs = settings.idleReauthMin(brandId) * minuteMs
      if (idleMs === 0) return
      const at = clock.now()
      const last = stored.get(sessionId)
      if (last !== undefined && Math.abs(at.getTime() - last) < storedEveryMs) return
      stored.set(sessionId, at.getTime())
      await saveAct(db, { sessionId, at, idleSince: new Date(at.getTime() - idleMs) })
    },

    /** Options for the member's passkeys at the host of the page. @throws Refusal `passkey.unknown` without any */
    startProveAgain: async ({
      memberId,
      host,
    }: {
      readonly memberId: bigint
      readonly host: string
    }) => {
      if ((await identity.passkeys.count(memberId)) === 0) throw new Refusal('passkey.unknown')
      return identity.passkeys.ask(host, memberId)
    },

    /** @throws Refusal `password.wrong`, `login.locked`, `passkey.failed` */
    proveAgain: async (
      {
        memberId,
        sessionId,
        address,
        host,
      }: InSession & { readonly address: string; readonly host: string },
      proof: AgainProof,
    ): Promise<void> => {
      if ('password' in proof) {
        await identity.provePassword({ memberId, password: proof.password, address })
      } else await identity.passkeys.check({ ...proof, host, memberId })
      await saveProof(db, sessionId, clock.now())
    },
  }
}
