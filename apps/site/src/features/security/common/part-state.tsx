import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** Shown while something is loading, or after it failed. */
export const PartState = ({
  query,
  height,
}: {
  readonly query: Parameters<typeof NotLoaded>[0]['query']
  /** Height of the coming content. */
  readonly height: number
}) => {
  const t = useText('security')
  return <NotLoaded query={query} height={height} title={t('failed')} />
}
