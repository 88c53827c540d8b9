/** jsdom has the element of dialogs, but not their behaviour. */
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector<HTMLElement>('button')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
