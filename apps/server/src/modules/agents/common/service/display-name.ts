import type { AgentNode, Person } from '../../needs.ts'

type Names = ReadonlyMap<bigint, Pick<AgentNode, 'username' | 'customerId' | 'isClosed'>>

/** The name of a party of a contract; undefined for a closed account. */
export const usernameOf = (names: Names, memberId: bigint): string => {
  const found = names.get(memberId)
  return found && !found.isClosed ? found.username : ''
}

/** The public id; undefined for a closed account. */
export const customerIdOf = (names: Names, memberId: bigint): string => {
  const found = names.get(memberId)
  return found && !found.isClosed ? found.customerId : ''
}

/** The masked name of a player in a report; undefined for a closed account. */
export const maskedNameOf = (people: ReadonlyMap<bigint, Person>, memberId: bigint): string => {
  const person = people.get(memberId)
  return person && !person.isClosed ? person.maskedName : ''
}
