import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'
import type { Game } from '@trevo/contract/wps/games.ts'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import type { SecurityForm } from './security-form.ts'

/** Props that every popup gets in addition to its own. */
export type PopupControl = { readonly onClose: () => void }

type Nothing = Record<never, never>

export type Warning = {
  /** What happened and what to do, in the visitor's language. */
  readonly text: string
  /** Label of the confirm button. */
  readonly button?: 'confirm' | 'submit'
}

/** A session that a link opened alongside this tab's, for another account. */
export type AccountOffer = {
  readonly token: string
  readonly userName: string
}

export type VendorGames = {
  readonly vassalage: string
  readonly gameType: string
  readonly displayName: string
}

/** What is known of a game before its server answers, as on the tile. */
export type ShownGame = Pick<Game, 'gameName' | 'vassalage' | 'gameCode' | 'iconUrl' | 'hue'>
export type PlayedGame = { readonly nodeId: number; readonly game: ShownGame }

/** A vendor's human check in place of proof of work: the account, and the script. */
export type GeetestChallenge = {
  readonly provider: 'geetest'
  readonly captchaId: string
  readonly scriptUrl: string
}

/** The vendor's result for a solved challenge. */
export type GeetestFields = {
  readonly lot_number: string
  readonly captcha_output: string
  readonly pass_token: string
  readonly gen_time: string
}

export type GeetestRequest = {
  readonly challenge: GeetestChallenge
  readonly onAnswered: (fields: GeetestFields) => void
  readonly onFailed: (failure: Error) => void
}

export type PhoneAuthRequest = {
  readonly siteKey: string
  readonly onToken: (token: string) => void
  readonly onFailed: (failure: Error) => void
}

/** Every popup of the site by name, with its props. `app/popups/table.ts` maps each to its file. */
export type PopupPropsByName = {
  readonly notice: { readonly index?: number }
  readonly public: Nothing
  readonly announced: { readonly isLogin: boolean }
  readonly signOut: Nothing
  readonly switchAccount: AccountOffer
  readonly icon: Nothing
  readonly app: Nothing
  readonly help: { readonly anchor?: string }
  readonly game: { readonly nodeId: number }
  readonly filters: Nothing
  readonly menu: Nothing
  readonly search: { readonly words?: string }
  readonly vendorGames: VendorGames
  readonly play: PlayedGame
  readonly needAccount: Nothing
  readonly warning: Warning
  readonly feedback: { readonly type?: FeedbackType }
  readonly contractRequests: Nothing
  readonly consent: Nothing
  readonly login: {
    readonly notice?: 'sessionEnded'
    readonly social?: SocialLink
    /** Where the login leads; home if absent (ROUTE-25). */
    readonly back?: string
  }
  readonly forgetPass: Nothing
  readonly newPassword: { readonly ticket: string }
  readonly phoneAuth: PhoneAuthRequest
  readonly geetest: GeetestRequest
  readonly register: { readonly social?: SocialLink }
  readonly changePass: { readonly forced?: 'weakPassword' | 'expiredPassword' | 'required' }
  readonly needProof: Nothing
  /** The session was idle: the password again. */
  readonly proveAgain: { readonly onEnd: (isProven: boolean) => void }
  readonly firstLogin: Nothing
  readonly security: { readonly form: SecurityForm }
  readonly limit: {
    readonly kind: LimitKind
    readonly period: LimitPeriod
    /** The second yes to a higher limit that waits. */
    readonly confirms?: boolean
  }
  /** A loss and a time limit, where the law asks for them and the member has none. */
  readonly firstLimits: Nothing
  readonly playPanel: Nothing
  readonly realityCheck: Nothing
  readonly sessionContract: Nothing
  readonly payee: Nothing
  readonly peerPayments: { readonly withdrawalId: string }
  readonly twoFactor: {
    readonly required: VerificationRequired
    readonly password?: string
    readonly site?: 'member' | 'agent'
    /** Where the login leads; home if absent (ROUTE-25). */
    readonly back?: string
  }
}

export type PopupName = keyof PopupPropsByName
export type PopupProps<Name extends PopupName> = PopupPropsByName[Name]
