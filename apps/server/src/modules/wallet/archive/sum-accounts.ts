/**
 * Adds entries up again, one line of the file after the other, and writes what each account has as the
 * lines of the file of accounts: entries are in the order of their accounts.
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
    /** @returns the line of the account before, when this entry is another's. */
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
    /** Of everything that was added: zero in a sound month. */
    total: (): bigint => total,
  }
}
