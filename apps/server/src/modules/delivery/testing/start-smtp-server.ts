import { SMTPServer } from 'smtp-server'

type Incoming = { readonly from: string; readonly to: readonly string[]; readonly text: string }

/**
 * A mail server on a free port, without TLS, that keeps the messages it receives. The library implements RFC 5321;
 * `replies` are the codes of the next refusals of a recipient (4.2.3: 4yz is transient, 5yz permanent),
 * and a user is proven by RFC 4954.
 */
export const startSmtpServer = async (host = '127.0.0.1') => {
  const logins: string[] = []
  const mails: Incoming[] = []
  const replies: number[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      logins.push(username ?? '')
      if (username === 'trevo' && password === 's3nha') return done(null, { user: 'trevo' })
      done(new Error('wrong user'))
    },
    onRcptTo: (_address, _session, done) => {
      const code = replies.shift()
      done(
        code ? Object.assign(new Error('+5511900000000 is unknown'), { responseCode: code }) : null,
      )
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const url = await new Promise<string>((resolve) => {
    const server = smtp.listen(0, host, () => {
      const { port } = server.address() as { port: number } // listening on TCP
      resolve(`smtp://trevo:s3nha@${host}:${port}`)
    })
  })
  return {
    url,
    mails,
    logins,
    replies,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}
