/**
 * Recalculates from entries, line by line, and writes each account's total as a line of the file of accounts:
 * entries are in the order of their accounts.
 */
export const createAccountSums = () => {
  let account = ''
  let amount = 0n
  let entries = 0
  let last = 0n
  let seqs = 0n
  let total = 0n

  const end = (): string => {
    const line = entries > 0 ? `${account}\t${amount}\t${entries}\t${last}\t${seqs}\n` : ''
    amount = 0n
    entries = 0
    seqs = 0n
    return line
  }

  return {
    /** @returns the line of the previous account, if this entry belongs to another. */
    add: (line: string): string => {
      const [accountId = '', seqText = '', , amountText = ''] = line.split('\t', 4)
      const done = accountId === account ? '' : end()
      account = accountId
      const minor = BigInt(amountText)
      last = BigInt(seqText)
      amount += minor
      total += minor
      seqs += last
      entries += 1
      return done
    },
    /** @returns the line of the last account. */
    end,
    /** Of all entries added: zero in a sound month. */
    total: (): bigint => total,
  }
}
