import type { MobileToSend } from '../mobile/check-mobile.ts'

export type CodeSending =
  /** `message` says what the server did, in the visitor's language. */
  | { readonly ok: true; readonly waitSec: number; readonly message?: string | undefined }
  /** In the visitor's language. */
  | { readonly ok: false; readonly message: string }

/** The data a form sends to prove that the number belongs to the sender. */
export type CodeProof = { readonly verificationCode: string; readonly firebaseIdToken?: string }

export type CodeProving =
  | { readonly ok: true; readonly proof: CodeProof }
  | { readonly ok: false; readonly message: string }

/** How codes reach a phone and are verified: our own SMS, or a third party's. */
export type CodeChannel = {
  send(mobile: MobileToSend): Promise<CodeSending>
  prove(code: string): Promise<CodeProving>
}

/** SMS-3, SMS-4: the default wait before sending again. */
export const waitSecByDefault = 60
