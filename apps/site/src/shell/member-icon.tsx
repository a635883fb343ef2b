import { useQuery } from '@tanstack/react-query'
import { drawingUrl } from '../art/icon.tsx'
import { memberIconQuery, memberIcons } from '../session/member-icon.ts'
import { useSession } from '../session/store.ts'

/** The member's picture where the brand has them (PROFPIC3), else the first letter of the name. */
export const MemberIcon = ({ name }: { readonly name: string }) => {
  const { memberInfo, whitelabelVal } = useSession()
  const { data } = useQuery({
    ...memberIconQuery(memberInfo?.id ?? ''),
    enabled: memberInfo !== undefined && whitelabelVal['PROFPIC3'] === true,
  })
  const drawing = data && memberIcons[data.avatar]
  if (!drawing) return name.slice(0, 1).toUpperCase()
  return <img src={drawingUrl(drawing, 96)} alt="" width={32} height={32} />
}
