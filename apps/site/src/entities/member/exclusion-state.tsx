import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'

/**
 * The content of a page closed by the member's own exclusion: when it ends, and a link to the
 * explanation. The texts are the page's; `title` may contain the end.
 */
export const ExclusionState = ({
  exclusion: { endsAt },
  title,
  text,
  action,
}: {
  readonly exclusion: LastingExclusion
  readonly title: (until: string | undefined) => string
  readonly text: string
  readonly action: string
}) => {
  const { locale } = useLanguage()
  return (
    <Empty
      drawing="hourglass-done"
      title={title(endsAt === null ? undefined : formatDateTime(new Date(endsAt), locale))}
      text={text}
      action={
        <Link to={to.member('why')} className={buttonClass('plain')}>
          {action}
        </Link>
      }
    />
  )
}
