import type { AgentNode, Person } from '../../needs.ts'

type Names = ReadonlyMap<bigint, Pick<AgentNode, 'username' | 'customerId' | 'isClosed'>>

/** What a party of a contract is called; nothing for whoever closed the account. */
export const usernameOf = (names: Names, memberId: bigint): string => {
  const found = names.get(memberId)
  return found && !found.isClosed ? found.username : ''
}

/** The id that the outside knows; nothing for whoever closed the account. */
export const customerIdOf = (names: Names, memberId: bigint): string => {
  const found = names.get(memberId)
  return found && !found.isClosed ? found.customerId : ''
}

/** What a player is called in a report, covered; nothing for whoever closed the account. */
export const coveredNameOf = (people: ReadonlyMap<bigint, Person>, memberId: bigint): string => {
  const person = people.get(memberId)
  return person && !person.isClosed ? person.maskedName : ''
}
