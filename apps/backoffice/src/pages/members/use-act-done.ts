import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import { useRefreshMember } from './use-members.ts'

export type ActProps = { readonly page: MemberPage; readonly onClose: () => void }

/** Reads everything about the member again once an act took effect. */
export const useActDone = ({ member }: MemberPage) => {
  const refresh = useRefreshMember(member.memberId)
  return <Answer extends { readonly ok: boolean }>(answer: Answer): Answer => {
    if (answer.ok) refresh()
    return answer
  }
}
