import { Link } from 'react-router'
import { useRight } from './operator.ts'

/** The user name of an account, `ana.demo` of `trevo@ana.demo`. */
export const usernameOf = (account: string): string => account.slice(account.indexOf('@') + 1)

/** A member by account or user name; it leads to their page where the reader may open it. */
export const MemberLink = ({ account }: { readonly account: string }) => {
  const mayRead = useRight('members.read') !== undefined
  const username = usernameOf(account)
  return mayRead ? (
    <Link className="o-link" to={`/members/${encodeURIComponent(username)}`}>
      {username}
    </Link>
  ) : (
    username
  )
}
