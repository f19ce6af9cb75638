/**
 * Health check of a container: exits with 0 if the given address, or the local web server, responds successfully. By
 * default it asks whether the process runs, because whoever asks restarts the container otherwise.
 */
const [address = `http://127.0.0.1:${process.env.PORT ?? 4400}/api/live`] = process.argv.slice(2);
try {
  const response = await fetch(address);
  process.exitCode = response.ok ? 0 : 1;
  console.log(response.status);
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
