import { secret, text, webAddress, whole } from './environment-values.ts';

/** Variables about uploaded files, and the recordings that editors send. */
export const fileVariables = {
  FILES_DIR: text.optional().describe('Folder of uploaded files, sealed; files in DATA_DIR without it'),
  FILES_S3_ENDPOINT: webAddress
    .optional()
    .describe('Uploaded files in a bucket of a service that speaks S3 instead, with the four below'),
  FILES_S3_BUCKET: text.optional().describe('Name of the bucket'),
  FILES_S3_REGION: text.default('ap-southeast-1').describe('Region of the bucket'),
  FILES_S3_ACCESS_KEY_ID: text.optional().describe('Who may use the bucket'),
  FILES_S3_SECRET_ACCESS_KEY: secret(1).optional().describe('Secret of who may use the bucket'),
  RECORDING_MAX_MB: whole(1, 2_000, 500).describe(
    'Largest recording (sound or film) that staff may send, in megabytes',
  ),
  FFMPEG: text
    .default('ffmpeg')
    .describe(
      'Program that converts recordings, a name in /usr/local/bin, /usr/bin or /bin, or a path; off, or where there is none: recordings that browsers play are taken as they are',
    ),
  FFMPEG_MINUTES: whole(1, 600, 60).describe('Minutes after which a conversion is ended'),
};
