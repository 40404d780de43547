export const metadata = { title: 'Find a doctor' };

export default function Layout({ children }) {
  return (
    <html lang="en-MY">
      <body>{children}</body>
    </html>
  );
}
