import { useQuery } from '@tanstack/react-query'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLowData } from '../../core/low-data/low-data.ts'
import { memberIconQuery, memberIcons } from './member-icon.ts'
import { useSession } from '../../core/session/store.ts'

/** The member's picture if the brand has them (PROFPIC3), otherwise, and in low-data mode, the first letter of the name. */
export const MemberIcon = ({
  memberId,
  name,
  sizePx = 32,
}: {
  /** Undefined while it is not known whose picture it is. */
  readonly memberId: string | undefined
  readonly name: string
  readonly sizePx?: number
}) => {
  const { whitelabelVal } = useSession()
  const isLowData = useLowData()
  const { data } = useQuery({
    ...memberIconQuery(memberId ?? ''),
    enabled: !isLowData && memberId !== undefined && whitelabelVal['PROFPIC3'] === true,
  })
  const drawing = data && memberIcons[data.avatar]
  if (!drawing || isLowData) return name.slice(0, 1).toUpperCase()
  return <img src={drawingUrl(drawing, 96)} alt="" width={sizePx} height={sizePx} loading="lazy" />
}
