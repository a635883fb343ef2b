/** A question to the central register about one person. */
export type RegisterQuestion = {
  /** 11 digits. */
  readonly cpf: string
  /** The answer repeats it, so that an older one cannot be replayed. */
  readonly nonce: string
  readonly at: Date
}

/** A reason of the register, by its code: data, because the register adds some. */
export type RegisterReason = {
  readonly code: string
  /** From when on it holds. */
  readonly since: Date
}

export const registerFailures = [
  'not_set_up',
  'unreachable',
  'timeout',
  'status',
  'too_large',
  'unsigned',
  'malformed',
  'replayed',
  'other_person',
  'stale',
] as const
export type RegisterFailure = (typeof registerFailures)[number]

/** What came back, kept as evidence. */
export type RegisterEvidence = {
  readonly body: string | null
  readonly signature: string | null
}

export type RegisterAnswer = RegisterEvidence &
  (
    | { readonly outcome: 'permitted' }
    | { readonly outcome: 'impeded'; readonly reasons: readonly RegisterReason[] }
    /** No answer that counts. */
    | { readonly outcome: 'unanswered'; readonly failure: RegisterFailure }
  )

/** The central register of those who may not bet (IN SPA/MF 22/2025 and 31/2025). */
export type RegisterPort = {
  /** Never throws: what is not an answer is `unanswered`. */
  ask(question: RegisterQuestion): Promise<RegisterAnswer>
  close(): Promise<void>
}
