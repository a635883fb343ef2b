import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import type { LoginValue } from '@trevo/contract/wps/session.ts'
import type { z } from 'zod'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device, LoginMethod } from '../../../identity/index.ts'

export type LoginAnswer = z.input<typeof LoginValue>

/** A person with a correct first proof, of any kind, before a session. */
export type Entry = {
  readonly brand: Brand
  readonly memberId: bigint | null
  readonly method: LoginMethod
  readonly device: Device
  /** On the agent site only agents may enter. */
  readonly site: 'member' | 'agent'
  /** The password is a forbidden one (LOGIN-11). */
  readonly isWeak?: boolean
  /** The session that issued the ticket. */
  readonly parentId?: string
  /** A social sign-in to link for the next time. */
  readonly link?: { readonly provider: SocialProvider; readonly subject: string }
}

export type EnterAsMember = (entry: Entry) => Promise<LoginAnswer>
