import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

export type { Browser, CDPSession as DevTools, Page } from 'playwright-core'

export type ChromiumInstall = {
  readonly executablePath: string
  /** What the browser's process needs in addition to the caller's environment. */
  readonly env: Readonly<Record<string, string>>
}

const debianPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

const quietArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]

/**
 * A working Chromium: `CHROMIUM_PATH` if set, otherwise the one inside the npm package, otherwise
 * Debian's. The packaged one is unpacked once per machine and user.
 *
 * @throws when none exists, saying what to install
 */
export const findChromium = async (): Promise<ChromiumInstall> => {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium()
  const installed = debianPaths.find((path) => existsSync(path))
  if (installed) return { executablePath: installed, env: {} }
  throw new Error('No Chromium found: install Debian’s `chromium` or set CHROMIUM_PATH.')
}

/** Playwright's launch options for a working Chromium, also for its own test runner. */
export const chromiumLaunchOptions = async (
  options: LaunchOptions = {},
): Promise<LaunchOptions> => {
  const install = await findChromium()
  return {
    ...options,
    executablePath: install.executablePath,
    args: [...quietArguments, ...(options.args ?? [])],
    env: { ...definedEnvironment(), ...install.env, ...options.env },
  }
}

/** Starts a headless Chromium; the caller closes it. Options are Playwright's own. */
export const launchChromium = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch(await chromiumLaunchOptions(options))

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

const unpackedChromium = async (): Promise<ChromiumInstall> => {
  const home = join(tmpdir(), `trevo-chromium-153-${userInfo().uid}`)
  if (!existsSync(join(home, 'chromium'))) await unpackInto(home)
  const fontsFolder = join(home, 'fonts-here')
  if (!existsSync(join(fontsFolder, 'fonts.conf'))) await nameFonts(home, fontsFolder)
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: fontsFolder },
  }
}

/**
 * The package's own fonts.conf names folders of a cloud machine. Without a single system font
 * Chromium refuses web fonts too and pages lose all their text.
 */
const nameFonts = async (home: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts', 'fonts')}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`
  await writeFile(join(folder, 'fonts.conf'), text)
}

/** Unpacks into a neighbouring folder and renames it, so that a concurrent process never sees half a browser. */
const unpackInto = async (home: string): Promise<void> => {
  await mkdir(dirname(home), { recursive: true })
  const draft = await mkdtemp(`${home}-`)
  const packed = join(
    dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
    '..',
    'bin',
  )
  await withTemporaryDirectory(draft, async () => {
    const { inflate } = await import('@sparticuz/chromium')
    for (const file of ['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar']) {
      await inflate(join(packed, `${file}.br`))
    }
  })
  await rename(draft, home).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(draft, { recursive: true, force: true })
  })
}

/** The package unpacks into the system's temporary directory only, which `TMPDIR` names. */
const withTemporaryDirectory = async (path: string, work: () => Promise<void>): Promise<void> => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = path
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
