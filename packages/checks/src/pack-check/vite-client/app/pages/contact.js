const form = document.querySelector('form');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) });
  const { reference } = await answer.json();
  form.querySelector('[role=status]').textContent = answer.ok
    ? `Vielen Dank! Ihre Nummer: ${reference}`
    : 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.';
});
