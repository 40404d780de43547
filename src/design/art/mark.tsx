/** The jasmine: five petals drawn with one continuous line that returns through the heart. */
export const markLine =
  'M32 33C20.4 16.7 23.4 5.3 32 5.5C40.6 5.3 43.6 16.7 32 33C43.9 16.9 55.7 16.3 58.2 24.5C61 32.6 51.1 39 32 33C51 39.3 55.2 50.4 48.2 55.2C41.4 60.5 32.2 53 32 33C31.8 53 22.6 60.5 15.8 55.2C8.8 50.4 13 39.3 32 33C12.9 39 3 32.6 5.8 24.5C8.3 16.3 20.1 16.9 32 33Z';

export function Mark({ size = 40, className, label }: { size?: number; className?: string; label?: string }) {
  const voice = label ? { role: 'img' } : { 'aria-hidden': true as const };
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} fill="none" {...voice}>
      {label ? <title>{label}</title> : null}
      <path d={markLine} stroke="#C9973B" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
