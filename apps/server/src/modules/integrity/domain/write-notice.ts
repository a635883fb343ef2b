/** Layout of our own, until the official one is known. */
export const noticeSchema = 'trevo-integrity-1'

export type Notice = {
  readonly madeAt: string
  readonly reporter: { readonly cnpj: string | null; readonly brand: string }
  readonly case: {
    readonly number: string
    readonly openedAt: string
    readonly dueAt: string
    readonly grounds: string
  }
  readonly match: {
    readonly number: string
    readonly name: string
    readonly league: string
    readonly startsAt: string
    readonly status: string
  }
  /** What is staked on each choice of the match; bettors are named in answer to the regulator's questions alone. */
  readonly stakes: readonly {
    readonly market: string
    readonly selection: string
    readonly slips: number
    readonly staked: string
  }[]
  readonly notes: readonly { readonly at: string; readonly text: string }[]
}

/** The text of a notice's file. */
export const writeNotice = (notice: Notice): string =>
  `${JSON.stringify({ schema: noticeSchema, ...notice }, null, 2)}\n`
