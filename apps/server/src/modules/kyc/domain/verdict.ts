/** What an answer of an outside party comes to. */
export type Verdict = 'pass' | 'retake' | 'review' | 'refuse'

/** Read or measured by a party, by name, without personal data. */
export type Facts = Readonly<Record<string, string>>
