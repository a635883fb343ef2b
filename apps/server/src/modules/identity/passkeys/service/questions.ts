import { randomUUID } from 'node:crypto'
import type { Clock } from '@trevo/platform/clock.ts'
import type { IdentityDb } from '../../tables.ts'
import type { PasskeyRows, StoredPasskey } from '../repository/passkeys.ts'
import {
  challengeLifeMs,
  failed,
  nameOf,
  readClient,
  verifyKnown,
  verifyNew,
  type DeviceResponse,
  type Question,
} from './ceremony.ts'

/** A device's answer, and the page that asked. */
type Answer = {
  readonly response: DeviceResponse
  readonly host: string
  /** Whether the page that the device signed is the one that asked. */
  readonly isOrigin: (origin: string) => boolean
  readonly challengeId?: string | undefined
}

/** Challenges put to the devices of members or of operators, and their answers. */
export const createQuestions = (rows: PasskeyRows, db: IdentityDb, clock: Clock) => {
  const remember = async (challenge: string, ownerId: bigint | null): Promise<string> => {
    const challengeId = randomUUID()
    const until = new Date(clock.now().getTime() + challengeLifeMs)
    await rows.insertChallenge(db, { challengeId, ownerId, challenge, until })
    return challengeId
  }

  /** The challenge is used up. @throws Refusal `passkey.failed` */
  const take = async (answer: Answer, ownerId: bigint | null): Promise<Question> => {
    const { response, host, isOrigin, challengeId } = answer
    const { origin, challenge } = readClient(response)
    if (!isOrigin(origin)) throw failed()
    const asked = { challenge, challengeId, ownerId }
    if (!(await rows.takeChallenge(db, asked, clock.now()))) throw failed()
    return { challenge, origin, host, response }
  }

  return {
    remember,

    /** The passkey that a device has created; it is not stored yet. @throws Refusal `passkey.failed` */
    takeNew: async (answer: Answer, ownerId: bigint, name: string): Promise<StoredPasskey> => ({
      passkeyId: randomUUID(),
      ownerId,
      ...(await verifyNew(await take(answer, ownerId))),
      name: nameOf(name),
      createdAt: clock.now(),
      lastUsedAt: null,
    }),

    /** Whose passkey answered: of the one who was asked, of any where that is null. @throws Refusal `passkey.failed` */
    check: async (answer: Answer, ownerId: bigint | null): Promise<bigint> => {
      const question = await take(answer, ownerId)
      const stored = await rows.find(db, answer.response.id)
      if (!stored || (ownerId !== null && stored.ownerId !== ownerId)) throw failed()
      const signCount = await verifyKnown(question, stored)
      const used = { signCount, at: clock.now() }
      if (!(await rows.saveUse(db, stored.passkeyId, used))) throw failed()
      return stored.ownerId
    },
  }
}
