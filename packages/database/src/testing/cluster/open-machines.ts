import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { partNames } from './configurations.ts'
import { canOpenClock, openClock, type Clock } from './open-clock.ts'
import { canOpenDisk, openDisk, type Disk } from './open-disk.ts'
import { canOpenNetwork, openNetwork, type Network } from './open-network.ts'

/** What can be done to the machines of a cluster other than ending programs; absent if it cannot be done. */
export type Machines = {
  /** The network connection of each part. */
  readonly network?: Network
  /** The disk of each database. */
  readonly disks?: readonly Disk[]
  /** The clock of each database. */
  readonly clocks?: readonly Clock[]
  close(): void
}

/** All parts on one machine, at the loopback address. */
export const oneMachine: Machines = { close: () => undefined }

/**
 * A simulated machine for each part, as far as this one has the rights and programs for it.
 * @param binaries folder of PostgreSQL's programs
 */
export const openMachines = async (folder: string, binaries: string): Promise<Machines> => {
  const databases = partNames.filter((name) => name.startsWith('patroni'))
  const network = canOpenNetwork() ? openNetwork(partNames) : undefined
  const disks: Disk[] = []
  const close = (): void => {
    for (const disk of disks) disk.close()
    network?.close()
  }
  try {
    for (const name of canOpenDisk() ? databases : []) {
      const own = join(folder, name)
      await mkdir(own, { mode: 0o700, recursive: true })
      disks.push(openDisk(own, join(folder, `${name}.disk`)))
    }
    const clocks = canOpenClock()
      ? databases.map((name) => openClock(join(folder, `${name}.clock`), binaries))
      : []
    return {
      ...(network && { network }),
      ...(disks.length > 0 && { disks }),
      ...(clocks.length > 0 && { clocks }),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
