import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: resolve('data'),
      uploadsDir: resolve('data/uploads'),
      trustedProxies: 0,
      drainMs: 1000,
      limits: expect.anything(),
      retention: expect.anything(),
    });
  });

  it('are read from the environment, relative to where the command was typed', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://user:secret@db:5432/site',
      DATA_DIR: 'files',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '30',
      INIT_CWD: '/srv',
    };
    expect(readSettings(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://user:secret@db:5432/site',
      dataDir: '/srv/files',
      uploadsDir: '/srv/files/uploads',
      trustedProxies: 1,
      drainMs: 30_000,
      limits: expect.anything(),
      retention: expect.anything(),
    });
  });

  it('bound the files of enquiries in megabytes, and keep things for a number of days', () => {
    const { limits, retention } = readSettings({
      ENQUIRY_FILES: '5/2h',
      FILES_PER_DAY_MB: '10',
      FILES_HELD_MB: '20',
      KEEP_SPAM_DAYS: '1',
      KEEP_UNCONFIRMED_DAYS: '2',
      KEEP_UNSUBSCRIBED_DAYS: '3',
      KEEP_SENT_MAILS_DAYS: '4',
      KEEP_REPLACED_DAYS: '0',
    });
    expect(limits?.enquiries.files).toEqual({
      perNetwork: { max: 5, windowMs: 7200_000 },
      perDay: 10e6,
      held: 20e6,
    });
    expect(Object.values(retention)).toEqual([1, 2, 3, 4, 0]);
    expect(() => readSettings({ KEEP_SPAM_DAYS: 'ever' })).toThrow('KEEP_SPAM_DAYS is "ever".');
  });

  it('take empty values as absent', () => {
    const env = { PORT: '', HOST: ' ', DATABASE_URL: '', DATA_DIR: '', TRUST_PROXY: '' };
    expect(readSettings(env)).toEqual(readSettings({}));
  });

  it('report all problems together, one line each', () => {
    const env = {
      PORT: '70000',
      HOST: 'http://localhost',
      DATABASE_URL: 'mysql://user:secret@db/site',
      TRUST_PROXY: 'yes',
    };
    expect(() => readSettings(env)).toThrow(
      expect.objectContaining({
        problems: [
          'PORT is "70000". Set it to a whole number from 0 to 65535, or leave it out.',
          'HOST is "http://localhost". Set it to a host name or an address such as 0.0.0.0.',
          'TRUST_PROXY is "yes". Set it to a whole number from 0 to 10, or leave it out.',
          'DATABASE_URL does not start with postgres:// or postgresql://. Set it to a PostgreSQL address, or leave it out to keep the data in a file in DATA_DIR.',
        ],
      }),
    );
  });

  it('limit what visitors may send and block words', () => {
    const { limits } = readSettings({
      COMMENT_LIMIT: '7/10m',
      COMMENT_ATTEMPTS: ' 100/h ',
      ENQUIRY_LIMIT: '2/30s',
      BLOCKED_WORDS: 'cheap pumps, , replica',
    });
    expect(limits?.comments).toMatchObject({
      accepted: { max: 7, windowMs: 600_000 },
      attempts: { max: 100, windowMs: 3600_000 },
    });
    expect(limits?.comments.blockedWords).toEqual(
      expect.arrayContaining(['casino', 'cheap pumps', 'replica']),
    );
    expect(limits?.comments.blockedWords).not.toContain('');
    expect(limits?.enquiries.accepted).toEqual({ max: 2, windowMs: 30_000 });
    expect(readSettings({}).limits?.comments.accepted).toEqual({ max: 5, windowMs: 600_000 });
    for (const text of ['5', '0/10m', '5/0m', '5 per hour', '-1/m']) {
      expect(() => readSettings({ NEWSLETTER_LIMIT: text })).toThrow(/^NEWSLETTER_LIMIT is "/);
    }
  });

  it('require all mail settings or none', () => {
    const env = {
      SMTP_URL: 'smtp://user:secret@mail.example.org:587',
      MAIL_FROM: 'Site <site@example.org>',
      ENQUIRIES_TO: 'sales@example.org',
      PUBLIC_URL: 'https://www.example.org/',
    };
    expect(readSettings(env).mail).toEqual({
      smtpUrl: 'smtp://user:secret@mail.example.org:587',
      from: 'Site <site@example.org>',
      enquiriesTo: 'sales@example.org',
      publicUrl: 'https://www.example.org',
      issueMails: { max: 60, windowMs: 60_000 },
    });
    expect(readSettings({ ...env, NEWSLETTER_RATE: '5/10m' }).mail).toMatchObject({
      issueMails: { max: 5, windowMs: 600_000 },
    });
    expect(readSettings({ ...env, SMTP_URL: '' })).not.toHaveProperty('mail');
    expect(readSettings({ ...env, SMTP_URL: '' }).publicUrl).toBe('https://www.example.org');
    for (const PUBLIC_URL of [
      'www.example.org',
      'https://www.example.org/path?query#hash',
      'https://user:secret@www.example.org',
    ])
      expect(() => readSettings({ PUBLIC_URL })).toThrow(
        /^PUBLIC_URL is not the site's address\. (?!.*secret)/,
      );
    expect(() => readSettings({ SMTP_URL: 'http://user:secret@mail', MAIL_FROM: 'x' })).toThrow(
      expect.objectContaining({
        problems: [
          expect.stringMatching(/^SMTP_URL is not a valid address\. (?!.*secret)/),
          expect.stringMatching(/^PUBLIC_URL is missing\. /),
          expect.stringMatching(/^MAIL_FROM is "x"\. /),
          expect.stringMatching(/^ENQUIRIES_TO is ""\. /),
        ],
      }),
    );
  });

  it('turn on metrics and access logs', () => {
    const METRICS_TOKEN = 'a-token-of-some-length';
    expect(readSettings({ METRICS_TOKEN, ACCESS_LOG: 'on' })).toMatchObject({
      metricsToken: METRICS_TOKEN,
      accessLog: true,
    });
    expect(() => readSettings({ METRICS_TOKEN: 'short', ACCESS_LOG: 'maybe' })).toThrow(
      /^METRICS_TOKEN is too short.*\nACCESS_LOG is "maybe"/,
    );
  });

  it('list the origins that may read', () => {
    const CORS_ORIGINS = 'https://www.example.com/, http://localhost:5173';
    expect(readSettings({ CORS_ORIGINS }).corsOrigins).toEqual([
      'https://www.example.com',
      'http://localhost:5173',
    ]);
    expect(() => readSettings({ CORS_ORIGINS: '*, https://example.com/blog' })).toThrow(
      /^CORS_ORIGINS contains "\*".*\nCORS_ORIGINS contains "https:\/\/example\.com\/blog"/,
    );
  });

  it.each([
    'postgres://user:secret@/site?host=/cloudsql/project:region:instance',
    'postgres:///site?host=/var/run/postgresql&user=site',
    'postgres://site@%2Fvar%2Frun%2Fpostgresql/site',
  ])('accept the address of a socket, such as %s', (DATABASE_URL) => {
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('refuse a malformed database address without repeating its password', () => {
    const env = { DATABASE_URL: 'postgres://user:secret@:x/db' };
    expect(() => readSettings(env)).toThrow(/^DATABASE_URL is not a valid address\. (?!.*secret)/);
  });
});
