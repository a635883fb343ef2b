import { Skeleton } from '@trevo/ui/states.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { useSecurityText } from './use-security-text.ts'

/** The content while something is loading, or after it failed. */
export const PartState = ({
  query,
  height,
}: {
  readonly query: {
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Of what is coming. */
  readonly height: number
}) => {
  const t = useSecurityText()
  if (!query.isError) return <Skeleton height={height} radius={16} />
  return <LoadFailed query={query} title={t('failed')} text={t('failedText')} />
}
