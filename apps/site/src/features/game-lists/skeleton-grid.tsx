import styles from './game-lists.module.css'
import { Skeleton } from '@trevo/ui/states.tsx'

/** The grid before its games have loaded: tiles in their final shape. */
export const SkeletonGrid = ({ count }: { readonly count: number }) => (
  <div className={styles['grid']} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} style={{ aspectRatio: '3 / 4' }}>
        <Skeleton height="100%" radius={16} />
      </div>
    ))}
  </div>
)
